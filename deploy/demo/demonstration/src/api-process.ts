import { runApi } from '@portal/run/run-api';
import { demonstration } from './demonstration';

/** One platform API with the demonstration's data and its pages below `/dev`. */
await runApi(demonstration);
