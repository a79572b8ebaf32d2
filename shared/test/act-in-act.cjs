const { configure, getConfig } = require('@testing-library/react');
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: react } = require('react');

/**
 * When a component takes the focus from a field that was typed into, user-event sends the field's `change`, in an `act`
 * of its own. If React is drawing inside an `act` at that moment, this second one would end the first, and React would
 * warn of each later update.
 */
const { eventWrapper } = getConfig();
configure({ eventWrapper: (send) => (react.actQueue === null ? eventWrapper(send) : send()) });
