// Makes the tables of an empty database, and one user for each address in USERS.
import { getPayload } from 'payload';
import config from './payload.config.js';

const payload = await getPayload({ config });
for (const email of process.env.USERS.split(','))
  await payload.create({ collection: 'users', data: { email, password: process.env.PASSWORD } });
process.exit();
