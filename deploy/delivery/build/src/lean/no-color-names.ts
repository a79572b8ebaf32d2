/** Replaces the table of colour names in CSS: our colours are written as numbers. */
export default {};
