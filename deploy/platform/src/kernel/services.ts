import type { Database, DataKeys } from '@portal/database';
import type { FastifyBaseLogger } from 'fastify';
import type { PlatformConfig } from './config';
import type { LoginCounts } from './counts/login-counts';
import type { BrowserKeys } from './envelope/browser-keys';
import type { UsedNonces } from './envelope/nonces';
import type { PublicBytes } from './http/public-bytes';
import type { OpenStreams } from './messages/open-streams';
import type { PersonSubscribers } from './messages/person-subscribers';
import type { CodePurposes } from './outbox/code-purposes';
import type { Messenger } from './outbox/messenger';
import type { TransportHealth } from './outbox/transport-health';
import type { Passwords } from './passwords';
import type { KeptFigures } from './ports/kept-figures';
import type { Providers } from './ports/providers';
import type { SessionFinder } from './session/find-session';
import type { CaseNews } from './staff/case-news';
import type { IdentityProvider } from './staff/identity-provider';
import type { StaffSessions } from './staff/staff-sessions';

/** The services that live as long as the server. Every handler may use them. */
export interface Services {
  readonly database: Database;
  readonly db: Database['db'];
  readonly config: PlatformConfig;
  readonly log: FastifyBaseLogger;
  readonly browserKeys: BrowserKeys;
  readonly usedNonces: UsedNonces;
  readonly sessions: SessionFinder;
  readonly staffSessions: StaffSessions;
  /** The company's own login for staff; undefined: they have name, password and authenticator. */
  readonly identityProvider: IdentityProvider | undefined;
  readonly dataKeys: DataKeys;
  /** Others that do work for the platform, such as reading papers. */
  readonly providers: Providers;
  readonly figures: KeptFigures;
  readonly passwords: Passwords;
  /** The same for staff. */
  readonly staffPasswords: Passwords;
  readonly publicBytes: PublicBytes;
  readonly logins: LoginCounts;
  readonly messenger: Messenger;
  readonly transportHealth: TransportHealth;
  readonly codePurposes: CodePurposes;
  /** Tells event streams when to look again. */
  readonly subscribers: PersonSubscribers;
  readonly streams: OpenStreams;
  /** Tells desks which cases have changed. */
  readonly caseNews: CaseNews;
}
