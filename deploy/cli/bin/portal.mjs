#!/usr/bin/env node
/** The `portal` command for a place with installed packages: the workspace, or a remote's own repository. */
import { register } from 'tsx/esm/api';

register();
await import(new URL('../src/main.ts', import.meta.url).href);
