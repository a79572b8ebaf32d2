/** Stands where a colour may be called by its name in CSS. */
export default {};
