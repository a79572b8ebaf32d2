import { call } from '@portal/shared/api';
import { ensureResources } from '@portal/shared/session';

/** The authorized addresses, asked for once a session. Each caller says what a failure means to it. */
export const loadResources = () => ensureResources(() => call('findResAllByToken', {}, { handlesErrors: true }));
