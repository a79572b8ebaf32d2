export const unknownCallText = '接口不存在';
