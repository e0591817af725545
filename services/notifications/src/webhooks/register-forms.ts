import formbody from '@fastify/formbody';
import type { Service } from '@kbf/service-kit';

/** Bytes; what others post to us is short. */
const bodyLimit = 16_384;

/**
 * A scope for what others post to us, which are forms. Everything else is JSON only, so that no page elsewhere can make
 * a browser send it.
 */
export async function registerForms(app: Service, register: (forms: Service) => void) {
  await app.register(async (forms) => {
    await forms.register(formbody, { bodyLimit });
    // Mail programs post a form of either kind (RFC 8058); what it says is known already.
    forms.addContentTypeParser(
      'multipart/form-data',
      { parseAs: 'buffer', bodyLimit },
      (_request, _body, done) => done(null, {}),
    );
    register(forms);
  });
}
