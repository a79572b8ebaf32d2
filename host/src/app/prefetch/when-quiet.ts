/** Calls back once the page has fetched nothing for so many milliseconds. Returns a function that ends the waiting. */
export function whenQuiet(milliseconds: number, then: () => void): () => void {
  let timer = 0;
  const wait = () => {
    clearTimeout(timer);
    timer = window.setTimeout(() => {
      observer.disconnect();
      then();
    }, milliseconds);
  };
  const observer = new PerformanceObserver(wait);
  observer.observe({ type: 'resource' });
  wait();
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
}
