/** The rule of a field that has to be filled in. */
export const needed = (message: string) => [{ required: true, whitespace: true, message }];
