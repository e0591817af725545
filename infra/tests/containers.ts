/**
 * PostgreSQL and Redis in containers instead of the embedded ones.
 * The container library is loaded only when asked for: it is large.
 */
export async function startContainers() {
  const { GenericContainer, Wait } = await import('testcontainers');
  const [postgres, redis] = await Promise.all([
    new GenericContainer('postgres:18')
      .withEnvironment({ POSTGRES_USER: 'kbf', POSTGRES_PASSWORD: 'kbf', POSTGRES_DB: 'postgres' })
      .withCommand(['postgres', '-c', 'fsync=off', '-c', 'max_connections=300'])
      .withExposedPorts(5432)
      // The image starts the server twice: first to prepare its data, then for good.
      .withWaitStrategy(Wait.forLogMessage(/ready to accept connections/, 2))
      .start(),
    new GenericContainer('redis:8')
      .withExposedPorts(6379)
      .withWaitStrategy(Wait.forLogMessage(/Ready to accept connections/i))
      .start(),
  ]);
  return {
    postgresUrl: `postgresql://kbf:kbf@${postgres.getHost()}:${postgres.getMappedPort(5432)}/postgres`,
    redisUrl: `redis://${redis.getHost()}:${redis.getMappedPort(6379)}`,
    stop: async () => {
      await Promise.all([postgres.stop(), redis.stop()]);
    },
  };
}
