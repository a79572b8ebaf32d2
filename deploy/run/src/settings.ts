/** Everything that the environment decides, read once. `README.md` has the same as a table. */
export interface Settings {
  port: number;
  /** Address to listen on. */
  bind: string;
  /** Where customers find the portal; undefined on a developer's machine. */
  publicUrl: string | undefined;
  /** Whether that is https: then cookies are secure and browsers are told to stay with it. */
  https: boolean;
  /** Which proxies in front are believed about the client's address. */
  trustProxy: string | boolean;
  /** Folder of the embedded database. */
  dataDir: string;
  databaseUrl: string | undefined;
  /** Whether the database has to be reached by TLS: it is on another machine. */
  databaseTls: boolean;
  /** A platform API elsewhere; without it the portal runs its own. */
  apiUpstream: string | undefined;
  /** By which gateways and APIs in processes of their own know each other. */
  apiSecret: string | undefined;
  /** `API_SECRET=off`: something else does its work, such as mutual TLS, or the API is of another maker. */
  apiSecretWaived: boolean;
  /** Whether `/api/docs` is there. */
  apiDocs: boolean;
  demo: boolean;
  /** How long the audit is kept. */
  auditDays: number;
  logLevel: string;
  metrics: { port: number; host: string } | undefined;
  /** Where everything that takes a deploy token answers, apart from the public port; without it, on that one. */
  admin: { port: number; host: string } | undefined;
  /** Developers' servers that a signed link may take a remote from; undefined: as the demonstration has it. */
  overrideOrigins: string[] | undefined;
  /** A deploy token without limits that the operator chose. */
  platformToken: string | undefined;
}
