import { bootDocument, Headline, useCentreEntry } from '@portal/shared/boot';
import { Link } from 'react-router-dom';
import bridge from '../../shell/bridge.svg?text';
import '../../shell/home.css';

/** The tenant's title and text over the bridge, in the place where the gateway's shell has shown them already. */
export function Hero() {
  const { backgroundTitle, backgroundTitleBreaks, backgroundContent, backgroundContentBreaks } = bootDocument().tenant;
  return (
    <section className="jinqiao-hero" aria-labelledby="hero-title">
      <div className="jinqiao-width">
        <h1 id="hero-title" className="jinqiao-title">
          <Headline text={backgroundTitle} breaks={backgroundTitleBreaks} />
        </h1>
        <p className="jinqiao-text">
          <Headline text={backgroundContent} breaks={backgroundContentBreaks} />
        </p>
        <p className="jinqiao-actions">
          <Actions />
        </p>
      </div>
      {/* The HTML is our own file; the shell holds the same text. */}
      <div dangerouslySetInnerHTML={{ __html: bridge }} />
    </section>
  );
}

function Actions() {
  const entry = useCentreEntry();
  if (entry)
    return (
      <Link className="jinqiao-register" to={entry.path}>
        {entry.title}
      </Link>
    );
  return (
    <>
      <Link className="jinqiao-register" to="/register/account">
        立即注册
      </Link>
      <Link className="jinqiao-login" to="/login">
        登录
      </Link>
    </>
  );
}
