import Radio from 'antd/es/radio';
import { useState } from 'react';
import { defaultThemeColor } from '../../theme/brand-colors';
import { PortalConfig } from '../base/config/portal-config';
import styles from './gallery.module.css';
import { DataSection } from './sections/data-section';
import { FeedbackSection } from './sections/feedback-section';
import { FieldsSection } from './sections/fields-section';
import { FilesSection } from './sections/files-section';
import { FrameSection } from './sections/frame-section';

const sections = [
  { id: 'fields', title: '输入', Section: FieldsSection },
  { id: 'feedback', title: '反馈与状态', Section: FeedbackSection },
  { id: 'frame', title: '页面框架', Section: FrameSection },
  { id: 'files', title: '文件', Section: FilesSection },
  { id: 'data', title: '数据', Section: DataSection },
];

const colors = [
  { label: '默认', value: defaultThemeColor },
  { label: '绿', value: '#0B6E4F' },
  { label: '蓝', value: '#1677FF' },
  { label: '黄', value: '#FFD400' },
];

/** Every house component in all its states, for people and for the accessibility check. Needs a data router around it. */
export default function Gallery() {
  const [color, setColor] = useState(defaultThemeColor);
  return (
    <PortalConfig themeColor={color}>
      <main className={styles.gallery}>
        <div className={styles.head}>
          <h1 tabIndex={-1}>组件陈列</h1>
          <fieldset className={styles.colors}>
            <legend hidden>主题色</legend>
            <Radio.Group options={colors} value={color} onChange={(event) => setColor(event.target.value as string)} />
          </fieldset>
        </div>
        <nav className={styles.index} aria-label="组件分组">
          {sections.map(({ id, title }) => (
            <a key={id} href={`#${id}`}>
              {title}
            </a>
          ))}
        </nav>
        {sections.map(({ id, title, Section }) => (
          <section key={id} id={id} className={styles.section} aria-labelledby={`${id}-title`}>
            <h2 id={`${id}-title`}>{title}</h2>
            <Section />
          </section>
        ))}
      </main>
    </PortalConfig>
  );
}
