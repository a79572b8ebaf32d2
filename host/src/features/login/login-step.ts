import { isLockedByPlatform, loginTypeOf } from '@portal/shared/codes/login-codes';
import type { CallReply } from '@portal/shared/contract';

export type LoginReply = CallReply<'mobileLoginWithSecurity'>;
export type Tokens = NonNullable<LoginReply['cookieDetailsVo']>;

/** The person who is logging in, and the step that the server asks of them before they may use the session. */
export interface PasswordStep {
  readonly kind: 'firstPasswordChange' | 'passwordTip';
  readonly mobile: string;
  readonly reason: string;
  readonly ruleCodes: readonly string[];
}

export interface SecurityCheckStep {
  readonly kind: 'securityCheck';
  readonly mobile: string;
  /** Masked. */
  readonly email: string;
  /** The form sends it back with the e-mail code; it opens nothing else. */
  readonly ticket: Tokens;
}

export interface CredentialsStep {
  readonly kind: 'credentials';
  /** Why a right login has led back here. */
  readonly refusal?: string;
}

/** The login was right, but nobody can enter the person's only company. Its administrator can do something about it. */
export interface BlockedStep {
  readonly kind: 'blocked';
  readonly reason: string;
  readonly wayOut: { readonly label: string; readonly to: string };
}

/** The step that the login page shows. */
export type LoginStep = CredentialsStep | SecurityCheckStep | PasswordStep | BlockedStep;

/** The result of a login call. */
export type LoginOutcome =
  | { readonly kind: 'enter'; readonly tokens: Tokens }
  /** The tip comes with a session: the person may skip it, and changes the password under that session. */
  | { readonly kind: 'step'; readonly step: LoginStep; readonly tokens: Tokens | null }
  /** The person stays, reads why, and waits for so many seconds, or for the platform's support. */
  | { readonly kind: 'wait'; readonly message: string; readonly seconds: number; readonly bySupport: boolean };

const refused = '登录失败，请稍后重试';

/** The spec's table of login types. */
export function afterLogin(reply: LoginReply, mobile: string): LoginOutcome {
  const type = loginTypeOf(reply.loginType);
  const tokens = reply.cookieDetailsVo ?? null;
  if (type === 'success' && tokens) return { kind: 'enter', tokens };
  if (type === 'securityCheck' && tokens) {
    const step: SecurityCheckStep = { kind: type, mobile, email: reply.userEmail ?? '', ticket: tokens };
    return { kind: 'step', step, tokens: null };
  }
  if (type === 'firstPasswordChange' || type === 'passwordTip') {
    const ruleCodes = reply.passwordRuleList ?? [];
    const step: PasswordStep = { kind: type, mobile, reason: reply.msg, ruleCodes };
    return { kind: 'step', step, tokens: type === 'passwordTip' ? tokens : null };
  }
  const seconds = Math.ceil(reply.passwordEnterInterval ?? 0);
  return {
    kind: 'wait',
    message: reply.msg || refused,
    seconds,
    bySupport: isLockedByPlatform(reply.loginType),
  };
}
