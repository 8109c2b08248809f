# The whole server on its embedded database, or on PostgreSQL with FHTAGN_DB=postgres://...
FROM node:24-slim
WORKDIR /fhtagn
COPY . .
RUN npm ci --no-audit --no-fund && node scripts/build-client.mjs && chown -R node .
USER node
ENV FHTAGN_DB=/fhtagn/.data
VOLUME /fhtagn/.data
EXPOSE 1928
CMD ["node", "packages/cli/fhtagn.mjs", "serve", "--host", "0.0.0.0"]
