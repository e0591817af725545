// The site that `npm run bench -- --peers` builds with Payload. It is copied to a folder outside the checkout.
import { postgresAdapter } from '@payloadcms/db-postgres';
import { buildConfig } from 'payload';

const everyone = () => true;
const members = ({ req }) => Boolean(req.user);
const text = (name) => ({ name, type: 'text' });
const number = (name) => ({ name, type: 'number' });

export default buildConfig({
  secret: process.env.PAYLOAD_SECRET,
  telemetry: false,
  db: postgresAdapter({ idType: 'uuid', pool: { connectionString: process.env.DATABASE_URL } }),
  collections: [
    { slug: 'users', auth: { tokenExpiration: 86_400 }, fields: [] },
    {
      slug: 'prayers',
      access: { read: everyone },
      fields: [
        text('author_name'),
        { name: 'request', type: 'textarea' },
        { name: 'response', type: 'textarea' },
        { name: 'tags', type: 'json' },
        number('like_count'),
        number('comment_count'),
        {
          name: 'comments',
          type: 'join',
          collection: 'comments',
          on: 'prayer',
          defaultLimit: 20,
          defaultSort: 'createdAt',
        },
      ],
    },
    {
      slug: 'comments',
      access: { read: everyone, create: members },
      fields: [
        { name: 'prayer', type: 'relationship', relationTo: 'prayers', required: true },
        {
          name: 'author',
          type: 'relationship',
          relationTo: 'users',
          defaultValue: ({ user }) => user?.id,
        },
        { ...text('author_name'), defaultValue: 'Community Member' },
        { name: 'comment', type: 'textarea', required: true },
      ],
    },
  ],
});
