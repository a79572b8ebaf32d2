const port = Number(process.env.PORTAL_TEST_PORT ?? 18080) + 41;

/** The company's login for staff, as the portal is told of it. It runs while a test wants it. */
export const identityProvider = {
  OIDC_ISSUER: `http://127.0.0.1:${port}`,
  OIDC_CLIENT_ID: 'desk',
  OIDC_CLIENT_SECRET: 'the-secret-of-the-desk',
};

export const identityProviderPort = port;
