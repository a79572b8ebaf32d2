import { bootDocument, Headline } from '@portal/shared/boot';
import { Link } from 'react-router-dom';
import { useLoggedIn } from '../../frame/use-logged-in';
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
          <p className="site-hero-content">{tenant.backgroundContent}</p>
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
  if (useLoggedIn())
    return (
      <Link className="site-hero-register" to="/center/product/product">
        进入产品中心
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
