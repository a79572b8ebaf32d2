import { bootDocument } from '@portal/shared/boot';

/** The renderer looks for each question at once, in the page's own words. */
export const remembered = (question: string): unknown => bootDocument().answers?.[question]?.value;

/** Nothing is asked while a page is drawn. */
export const isFresh = (_question: string): boolean => true;
export const remember = (_question: string, _value: unknown): void => undefined;
