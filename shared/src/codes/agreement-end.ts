/** Stands between the wording of an agreement and the places to sign, so that nothing can be added between them. */
export const endOfWording = '（以下无正文，为签署栏）';
