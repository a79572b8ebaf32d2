// Shared modules want an asynchronous border before the first of them; behind it all starts as in one bundle.
void import('./one-bundle');
