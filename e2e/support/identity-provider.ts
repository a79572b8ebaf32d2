const portOf = (portalPort: number) => portalPort + 41;

/** The company's login for staff, as the portal at this port is told of it. It runs while a test wants it. */
export const identityProviderOf = (portalPort: number) => ({
  OIDC_ISSUER: `http://127.0.0.1:${portOf(portalPort)}`,
  OIDC_CLIENT_ID: 'desk',
  OIDC_CLIENT_SECRET: 'the-secret-of-the-desk',
});

const tested = Number(process.env.PORTAL_TEST_PORT ?? 18080);
export const identityProvider = identityProviderOf(tested);
export const identityProviderPort = portOf(tested);
