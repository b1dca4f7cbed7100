import { index, type RouteConfig, route } from '@react-router/dev/routes'

export default [
  index('routes/home.ts'),
  route('account', 'routes/account.tsx'),
  route('account/projects/:id', 'routes/project.tsx'),
  route('portal/*', 'routes/portal.tsx'),
  route('login', 'routes/login.tsx'),
  route('logout', 'routes/logout.ts'),
  route('portal-token', 'routes/portal-token.ts'),
] satisfies RouteConfig
