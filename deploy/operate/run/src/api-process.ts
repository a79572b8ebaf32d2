import { runApi } from './run-api';

/** One platform API. */
await runApi();
