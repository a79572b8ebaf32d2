#!/usr/bin/env node
/** The `portal` command where the packages are installed: in the workspace, or in a remote's own repository. */
import { register } from 'tsx/esm/api';

register();
await import(new URL('../src/main.ts', import.meta.url).href);
