/** Apart, so that a test can look on. */
export const reloadPage = (): void => location.reload();
