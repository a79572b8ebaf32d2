/** Asks again and again until there is an answer. */
export async function until<T>(look: () => Promise<T | undefined | false>, failure = 'it did not happen'): Promise<T> {
  for (let tries = 0; tries < 400; tries += 1) {
    const found = await look();
    if (found !== undefined && found !== false) return found;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error(failure);
}
