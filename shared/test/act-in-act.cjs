const { configure, getConfig } = require('@testing-library/react');

/**
 * When a component takes the focus from a field that was typed into, user-event sends the field's `change`, in an `act`
 * of its own. That would end the `act` of the event that is still being sent, and React would warn of each later update.
 */
const { eventWrapper } = getConfig();
let sending = false;
configure({
  eventWrapper(send) {
    if (sending) return send();
    sending = true;
    try {
      return eventWrapper(send);
    } finally {
      sending = false;
    }
  },
});
