import { openPage } from './render-app.tsx';
import { member, server } from './server.ts';
import { trainingServer, userDetails } from './training-server.ts';

/** Opens a page of a member who may open the dashboard. @param start their training */
export function openDashboard(address = '/dashboard', start = {}) {
  const training = trainingServer(start);
  server.use(member(), userDetails(), ...training.handlers);
  return { training, ...openPage(address) };
}
