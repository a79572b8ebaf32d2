const { configure } = require('@testing-library/react');

/** A whole form is drawn anew at each key: on a busy machine that takes longer than the second that is the default. */
configure({ asyncUtilTimeout: 10_000 });
