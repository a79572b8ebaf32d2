/** The data key of demonstrations that bring none. Everybody knows it, like everything in a demonstration. */
export const demoDataKey = Buffer.from('the key of every demonstration..').toString('base64');
