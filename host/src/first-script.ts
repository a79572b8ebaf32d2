import { beginCalls } from '@portal/shared/begin-calls';

/** The gateway writes this script into documents whose page begins with calls. A page that is not begun asks by itself. */
try {
  beginCalls(JSON.parse(document.currentScript?.dataset.firstCalls ?? ''));
} catch {
  // A browser may refuse its storages.
}
