import { addCompanyPath } from '@portal/shared/access';
import { ApiError } from '@portal/shared/api';
import { nothingFound } from '@portal/shared/codes/business-number';
import { accessToken, type Membership } from '@portal/shared/session';
import { returnParameter, safeReturnAddress } from '@portal/shared/session/rules';
import {
  Button,
  clearable,
  EmptyPanel,
  ErrorPanel,
  Input,
  LinkButton,
  LoadingArea,
  showMessage,
  TextSkeleton,
} from '@portal/shared/ui';
import { useEffect, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { useLogout } from '../logout/use-logout';
import styles from './company-chooser.module.css';
import { type CompanyChoice, searchCompanies, searchFrom } from './company-order';
import { CompanyRow } from './company-row';
import { tryEnter } from './enter-company';
import { InvitationRow } from './invitation-row';
import { useCompanies } from './use-companies';
import { WayOutButton } from './way-out-button';

const nothingYet: { choices: readonly CompanyChoice[]; invitations: readonly Membership[] } = {
  choices: [],
  invitations: [],
};

/** The companies of the person, their invitations, and the next steps for a person without a company. */
export function CompanyChooser() {
  const { companies, retry } = useCompanies();
  const [words, setWords] = useState('');
  const [entering, setEntering] = useState<string | null>(null);
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const logout = useLogout();

  // Everybody may open the address, but without a login there is no company to choose.
  useEffect(() => {
    if (!accessToken()) void navigate('/login', { replace: true });
  }, [navigate]);

  async function enter(membership: Membership) {
    setEntering(membership.employeeCode);
    try {
      const entered = await tryEnter(membership);
      if (entered.kind === 'refused') {
        showMessage('warning', entered.message);
        await navigate('/login', { replace: true });
        return;
      }
      const back = entered.to === '/center' ? safeReturnAddress(query.get(returnParameter)) : null;
      await navigate(back ?? entered.to, { replace: true });
    } catch (error) {
      ApiError.expect(error);
      setEntering(null);
    }
  }

  const { choices, invitations } = companies.state === 'ready' ? companies : nothingYet;
  const found = searchCompanies(choices, words);

  if (companies.state === 'failed') return <ErrorPanel number={companies.number} onRetry={retry} />;
  return (
    <LoadingArea loading={companies.state === 'loading'} skeleton={<TextSkeleton lines={6} />}>
      {invitations.length > 0 && (
        <ul className={styles.invitations} aria-label="加入邀请">
          {invitations.map((place) => (
            <li key={place.employeeCode}>
              <InvitationRow place={place} onAnswered={() => void retry()} />
            </li>
          ))}
        </ul>
      )}
      {choices.length === 0 ? (
        <EmptyPanel
          title="您暂无可用企业"
          hint={
            invitations.length > 0
              ? '接受上面的邀请后即可进入该企业，您也可以注册新企业。'
              : '您可以注册新企业，或使用收到的邀请码加入。'
          }
          action={
            <>
              <LinkButton type="primary" to={addCompanyPath}>
                注册新企业
              </LinkButton>
              <LinkButton to={`${addCompanyPath}?invited=1`}>我有邀请码</LinkButton>
              <Button onClick={logout}>退出登录</Button>
            </>
          }
        />
      ) : (
        <>
          {choices.length >= searchFrom && (
            <Input
              className={styles.search ?? ''}
              size="large"
              type="search"
              aria-label="搜索企业"
              placeholder="搜索企业名称或编号"
              allowClear={clearable}
              value={words}
              onChange={(event) => setWords(event.target.value)}
            />
          )}
          {found.length === 0 && (
            <EmptyPanel filtered title={nothingFound(words, '未找到匹配的企业')} hint="请换一个关键词再试。" />
          )}
          <ul className={styles.list} aria-label="企业列表">
            {found.map((choice) => (
              <li key={choice.membership.employeeCode} className={styles.choice}>
                <CompanyRow
                  choice={choice}
                  pending={entering === choice.membership.employeeCode}
                  disabled={entering !== null}
                  onChoose={enter}
                />
                {choice.reason !== null && <WayOutButton membership={choice.membership} />}
              </li>
            ))}
          </ul>
          <div className={styles.ways}>
            <Link className={styles.way ?? ''} to={addCompanyPath}>
              添加企业
            </Link>
            <button type="button" className={styles.way} onClick={logout}>
              退出登录
            </button>
          </div>
        </>
      )}
    </LoadingArea>
  );
}
