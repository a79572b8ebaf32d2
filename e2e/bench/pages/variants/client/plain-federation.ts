// Shared modules need an asynchronous border before the first of them. Behind it everything starts as in one bundle.
void import('./one-bundle');
