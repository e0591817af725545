import type { StartedTestContainer } from 'testcontainers';

/**
 * PostgreSQL and Redis in containers instead of the embedded ones. The container library is large, so it is loaded only
 * when needed.
 * @throws the container engine's error when one of them does not start; then neither is left running
 */
export async function startContainers() {
  const { GenericContainer, Wait } = await import('testcontainers');
  const starts = [
    new GenericContainer('postgres:18')
      .withEnvironment({ POSTGRES_USER: 'kbf', POSTGRES_PASSWORD: 'kbf', POSTGRES_DB: 'postgres' })
      .withCommand(['postgres', '-c', 'fsync=off', '-c', 'max_connections=300'])
      .withExposedPorts(5432)
      // By TCP: while the image prepares its data, PostgreSQL answers only on the socket.
      .withHealthCheck({
        test: ['CMD', 'pg_isready', '--host=127.0.0.1', '--username=kbf'],
        interval: 500,
        timeout: 5000,
        retries: 120,
      })
      .withWaitStrategy(Wait.forHealthCheck())
      .start(),
    new GenericContainer('redis:8')
      .withExposedPorts(6379)
      .withWaitStrategy(Wait.forLogMessage(/Ready to accept connections/i))
      .start(),
  ] as const;
  const stop = async () => {
    const settled = await Promise.allSettled(starts);
    const started = settled.filter((start) => start.status === 'fulfilled');
    await Promise.all(started.map(({ value }) => value.stop()));
  };
  const [postgres, redis] = await Promise.all(starts).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  const addressOf = (container: StartedTestContainer, port: number) =>
    `${container.getHost()}:${container.getMappedPort(port)}`;
  return {
    postgresUrl: `postgresql://kbf:kbf@${addressOf(postgres, 5432)}/postgres`,
    redisUrl: `redis://${addressOf(redis, 6379)}`,
    stop,
  };
}
