import { call } from '@portal/shared/api';
import { ensureResources } from '@portal/shared/session';

/** The authorized addresses, asked for once a session. Whoever needs them says what a failure means to them. */
export const loadResources = () => ensureResources(() => call('findResAllByToken', {}, { handlesErrors: true }));
