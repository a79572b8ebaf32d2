/** A document of its own, where nothing runs and nothing is fetched. */
export const parseHtml = (html: string): Pick<Element, 'querySelectorAll' | 'textContent'> =>
  new DOMParser().parseFromString(html, 'text/html').body;
