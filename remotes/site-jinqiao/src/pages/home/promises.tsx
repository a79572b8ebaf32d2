import styles from './promises.module.css';

const promises = [
  { title: '一桥通达', text: '连接核心企业、供应商与资金方，贸易背景逐笔可核。' },
  { title: '当日放款', text: '材料齐备的融资申请，最快当日审核、当日放款。' },
  { title: '专人服务', text: '每家企业配一位客户经理，从注册到还款全程跟进。' },
];

export function Promises() {
  return (
    <section className={styles.promises} aria-labelledby="promises-title">
      <div className={`jinqiao-width ${styles.columns}`}>
        <h2 id="promises-title" className={styles.heading}>
          把应收变成现金，
          <wbr />
          把信用送到末端
        </h2>
        <ul className={styles.list}>
          {promises.map(({ title, text }) => (
            <li key={title} className={styles.promise}>
              <h3 className={styles.title}>{title}</h3>
              <p className={styles.text}>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
