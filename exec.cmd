@rem npm scripts begin with exec, so that signals reach the program itself; cmd.exe finds this file in its place.
@%*
