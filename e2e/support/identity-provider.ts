/** The company's login for staff, as the portal is told of it. It runs at this port while a test wants it. */
export const identityProviderAt = (port: number) => ({
  OIDC_ISSUER: `http://127.0.0.1:${port}`,
  OIDC_CLIENT_ID: 'desk',
  OIDC_CLIENT_SECRET: 'the-secret-of-the-desk',
});
