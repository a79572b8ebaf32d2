/** Stands where a colour may be called by its name in CSS: ours are written as numbers. */
export default {};
