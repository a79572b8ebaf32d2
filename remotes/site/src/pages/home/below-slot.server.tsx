/** The HTML has the part below the hero from the beginning. */
export { Below as BelowSlot } from './below/below';
