/** The name of the key between the platform and its simulator. */
export const simulatorKeyId = 'simulator';
