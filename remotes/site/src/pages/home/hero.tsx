import { bootDocument, Headline, useCentreEntry } from '@portal/shared/boot';
import { Link } from 'react-router-dom';
import drawing from '../../shell/hero-drawing.svg?text';

/** The tenant's title, text and picture, in the place where the gateway's shell has shown them already. */
export function Hero() {
  const { tenant } = bootDocument();
  return (
    <section className="site-hero" aria-labelledby="hero-title">
      <div className="site-width">
        <div className="site-hero-text">
          <h1 id="hero-title" className="site-hero-title">
            <Headline text={tenant.backgroundTitle} breaks={tenant.backgroundTitleBreaks} />
          </h1>
          <p className="site-hero-content">
            <Headline text={tenant.backgroundContent} breaks={tenant.backgroundContentBreaks} />
          </p>
          <p className="site-hero-actions">
            <HeroActions />
          </p>
        </div>
        {tenant.backgroundImg ? (
          <img className="site-hero-art" src={tenant.backgroundImg} alt="" />
        ) : (
          // The HTML is our own file; the shell holds the same text.
          <div className="site-hero-art" dangerouslySetInnerHTML={{ __html: drawing }} />
        )}
      </div>
    </section>
  );
}

function HeroActions() {
  const entry = useCentreEntry();
  if (entry)
    return (
      <Link className="site-hero-register" to={entry.path}>
        {entry.title}
      </Link>
    );
  return (
    <>
      <Link className="site-hero-register" to="/register/account">
        立即注册
      </Link>
      <Link className="site-hero-login" to="/login">
        登录
      </Link>
    </>
  );
}
