import { spawnSync } from 'node:child_process';

/** The same server as that of the other tests. */
const server = new URL(process.env.TEST_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres');

const run = (program: string, ...args: string[]) =>
  spawnSync(program, args, { env: { ...process.env, ...client }, stdio: 'pipe' }).status === 0;

/** PostgreSQL's own programs find the server by these. */
const client = {
  PGHOST: server.hostname,
  PGPORT: server.port || '5432',
  PGUSER: decodeURIComponent(server.username),
  PGPASSWORD: decodeURIComponent(server.password),
};

export const postgresAnswers = () => run('psql', '--dbname', server.pathname.slice(1), '--command', 'select 1');

/** Settings of a terminal in which `$DATABASE_URL` is a new, empty database. */
export function scratchDatabase(name: string): NodeJS.ProcessEnv {
  if (!run('createdb', name)) throw new Error(`The database ${name} could not be made.`);
  return { ...client, DATABASE_URL: new URL(`/${name}`, server).href };
}

export const dropDatabase = (name: string) => run('dropdb', '--if-exists', '--force', name);
