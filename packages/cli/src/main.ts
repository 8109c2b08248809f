console.log("usage: fhtagn <command> [options]");
