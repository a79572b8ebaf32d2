/** Stands where the federation runtime has a sentence for each of its errors: the code and its arguments say it too. */
export const runtimeDescMap = {};
export const typeDescMap = {};
export const buildDescMap = {};
export const errorDescMap = {};
