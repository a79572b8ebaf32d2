/** Only pictures that cannot run code are shown: an SVG may hold scripts. */
export const isPicture = ({ type }: Blob): boolean => /^image\/(png|jpe?g|gif|webp|bmp)$/.test(type);
