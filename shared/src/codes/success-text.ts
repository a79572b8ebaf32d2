/** The sentence of every update that succeeded. */
export const successText = '操作成功！';
