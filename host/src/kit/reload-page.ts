/** In a file of its own, so that a test can replace it. */
export const reloadPage = (): void => location.reload();
