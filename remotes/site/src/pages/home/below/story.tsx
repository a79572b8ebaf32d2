import { Headline, useCentreEntry } from '@portal/shared/boot';
import type { CallReply } from '@portal/shared/contract';
import { Link } from 'react-router-dom';
import styles from './story.module.css';

interface StoryProps {
  story: NonNullable<CallReply<'siteContent'>['story']>;
  /** It is invented, and says so. */
  isSample: boolean;
}

/** What one customer gained, in figures, and the way to the same. */
export function Story({ story, isSample }: StoryProps) {
  const { title, titleBreaks, company, trade, text, unit, bars, figures } = story;
  const longest = Math.max(...bars.map(({ value }) => value), 1);
  const action = useCentreEntry() ?? { title: '注册企业账号', path: '/register/account' };
  return (
    <section className={styles.band} aria-labelledby="story-title">
      <div className={`site-width ${styles.columns}`}>
        <div>
          <p className={styles.kind}>
            客户故事
            {isSample && <span className={styles.sample}>示例</span>}
          </p>
          <h2 id="story-title" className={styles.title}>
            <Headline text={title} breaks={titleBreaks} />
          </h2>
          <p className={styles.text}>{text}</p>
          <p className={styles.company}>
            <strong>{company}</strong>
            <span>{trade}</span>
          </p>
          <Link className={styles.action ?? ''} to={action.path}>
            {action.title}
          </Link>
        </div>
        <div className={styles.card}>
          <dl className={styles.bars}>
            {bars.map(({ name, value }, index) => (
              <div key={name} className={index === 0 ? styles.before : styles.after}>
                <dt>{name}</dt>
                <dd>
                  <strong>{value}</strong> {unit}
                </dd>
                <svg className={styles.track} aria-hidden="true">
                  <rect width={`${Math.max(1.5, (value / longest) * 100)}%`} rx="5" />
                </svg>
              </div>
            ))}
          </dl>
          <dl className={styles.figures}>
            {figures.map(({ value, unit: own, name }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>
                  <strong>{value}</strong>
                  {own}
                </dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </section>
  );
}
