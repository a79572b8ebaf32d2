import type { Command } from '../command-line/command';
import * as add from './tenants/add';
import { close, remove } from './tenants/ending';
import * as list from './tenants/list';
import { check, open } from './tenants/opening';
import * as set from './tenants/set';

export const summary = 'tenants and what they run; add one, change its brand, see what it lacks, close or remove it';
export const usual = 'list';
export const acts: Readonly<Record<string, Command>> = { list, add, set, check, open, close, remove };
