/** What every update says once it is done. */
export const successText = '操作成功！';
