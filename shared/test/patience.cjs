const { configure } = require('@testing-library/react');

/** A whole form is rendered again at each key: on a busy machine that takes longer than the default of one second. */
configure({ asyncUtilTimeout: 10_000 });
